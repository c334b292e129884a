/** What the system calls a fault, such as "ENOENT"; empty where it was not the system that failed. */
export const faultCode = (fault: unknown): string => (fault as NodeJS.ErrnoException).code ?? '';
