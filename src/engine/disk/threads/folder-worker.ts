import { parentPort, workerData } from 'node:worker_threads';
import { folderState } from '../folder-state.ts';

// A thread that looks at all files of a folder: a build reads its content meanwhile.
parentPort?.postMessage(folderState(workerData as string));
