import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';

/** Whether a diagnostic is about how a file is written, not about what it says: it keeps the file from being read. */
export const isReadingFault = ({ code }: Pick<Diagnostic, 'code'>): boolean => /^(?:json|file)\//.test(code);
