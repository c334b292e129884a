interface Stream {
  isTTY?: boolean;
  hasColors?: () => boolean;
}

/**
 * Whether there is a terminal that shows colors, and whoever sits there wants them: NO_COLOR, TERM and others say so.
 */
export const takesColors = (stream: Stream): boolean => Boolean(stream.isTTY && stream.hasColors?.());
