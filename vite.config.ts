import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { livePages } from './src/engine/dev/live-pages.ts';

const source = (file: string): string => fileURLToPath(new URL(`src/${file}`, import.meta.url));

export default defineConfig({
  plugins: [react(), livePages({ root: process.env['PAGEWRIGHT_ROOT'] ?? '.' })],
  appType: 'custom',
  // Everything the app can ever load, so that no page has to be loaded twice for a dependency first met there.
  optimizeDeps: { entries: ['src/entry-dev.ts', 'src/registry.generated.ts', 'src/blocks/**/*.tsx'] },
  server: {
    strictPort: true,
    port: 5173,
    // Other sites get nothing, and code is all that browsers load from here: never inquiries, drafts or keys that lie
    // beside it.
    cors: false,
    fs: { allow: ['src', 'node_modules'] },
  },
  build: {
    target: 'es2023',
    manifest: true,
    // boot.ts asks for what hydration needs by itself.
    modulePreload: false,
    rolldownOptions: {
      input: { boot: source('boot.ts'), app: source('entry-client.tsx'), consent: source('consent.ts') },
      preserveEntrySignatures: 'strict',
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 10 },
            // What nearly every block uses is one file: ten small ones would cost ten requests and ten hashed names in
            // every page. A block in one file is small, so these travel together; one in a folder is loaded by itself.
            { name: 'blocks', test: /src[\\/]blocks[\\/][^\\/]+\.tsx$/, priority: 6 },
            { name: 'ui', test: /src[\\/](ui|theme)[\\/]|node_modules[\\/](@mui|@emotion)[\\/]/, priority: 8 },
          ],
        },
      },
    },
  },
});
