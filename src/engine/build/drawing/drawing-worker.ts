import { parentPort } from 'node:worker_threads';
import { runDrawTask, type DrawTask } from './raster.ts';

// The worker of `drawingThread`: unlike a function, a thread that never ends can be terminated. An error ends it, too.
parentPort?.on('message', async (task: DrawTask) => parentPort?.postMessage(await runDrawTask(task)));
