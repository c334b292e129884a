const LINE = /\n\n\[Sent again, reference (\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC): [^\]\n]*\]$/;

/** The reference of an inquiry: when it was first sent. Whoever reads a repeat finds the first one by it. */
export const referenceFor = (time: number): string =>
  `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/**
 * A message that is sent again because the first try got no answer. The mail's parameters are fixed, so it is said at
 * the end of the message; a message that is sent for the first time is left as it was written.
 */
export const asRepeat = (message: string, reference: string): string =>
  `${message}\n\n[Sent again, reference ${reference}: a first try at that time got no answer and may have arrived, too.]`;

/** Takes a message apart that may be a repeat. */
export function readRepeat(message: string): { message: string; reference?: string } {
  const reference = LINE.exec(message)?.[1];
  return reference === undefined ? { message } : { message: message.replace(LINE, ''), reference };
}
