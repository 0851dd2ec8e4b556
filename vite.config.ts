import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    react(),
    isSsrBuild
      ? []
      : VitePWA({
          strategies: 'injectManifest',
          srcDir: 'sw',
          filename: 'sw.ts',
          injectRegister: false,
          registerType: 'prompt',
          manifest: { name: 'Landfall', short_name: 'Landfall', display: 'standalone', start_url: '/' },
        }),
  ],
  build: { target: 'es2023', copyPublicDir: !isSsrBuild },
}));
