import type { Plugin } from 'vite';
export function livePages(_options: { root: string }): Plugin { return { name: 'pagewright:live-pages', apply: 'serve' }; }
