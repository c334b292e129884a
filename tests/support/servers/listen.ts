import type http from 'node:http';
import { listen as listenAt } from '../../../scripts/support/port.ts';

/** Has a server listen at a port of its own. @returns its address */
export const listen = async (server: http.Server): Promise<string> => `http://127.0.0.1:${await listenAt(server)}`;
