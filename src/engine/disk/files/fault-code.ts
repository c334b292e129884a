/** The code of a system error, such as "ENOENT"; empty for other errors. */
export const faultCode = (fault: unknown): string => (fault as NodeJS.ErrnoException).code ?? '';
