// JavaScript, because it decides how TypeScript is run: in a bundle the code of a thread is a file of its own.
import { register } from 'tsx/esm/api';

register();
await import('../../src/engine/disk/threads/content-worker.ts');
