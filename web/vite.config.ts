import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Puts the icon sheet into the page, so that the first paint has its drawings. */
function sprite(): Plugin {
  return {
    name: "sprite",
    transformIndexHtml: (html) =>
      html.replace("<!-- sprite -->", readFileSync("src/ui/icons.svg", "utf-8").replace(/>\s+</g, "><")),
  };
}

export default defineConfig({
  plugins: [svelte(), sprite()],
  build: {
    outDir: "../src/antilles/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
