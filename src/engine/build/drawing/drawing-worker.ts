import { parentPort } from 'node:worker_threads';
import { drawnHere, type DrawTask } from './raster.ts';

// A thread that draws: one that never comes to an end can be ended. What it cannot draw, it breaks at.
parentPort?.on('message', async (task: DrawTask) => parentPort?.postMessage(await drawnHere(task)));
