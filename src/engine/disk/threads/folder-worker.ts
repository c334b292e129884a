import { parentPort, workerData } from 'node:worker_threads';
import { linesIn, type FolderTask } from './folder-state.ts';

// The thread of `folderStateInThread`. In the meantime, a build reads its content.
parentPort?.postMessage(linesIn(workerData as FolderTask).join('\n'));
