import { parentPort, workerData } from 'node:worker_threads';
import { linesIn, type FolderTask } from './folder-state.ts';

// A thread that looks at the files of a folder: a build reads its content meanwhile.
parentPort?.postMessage(linesIn(workerData as FolderTask).join('\n'));
