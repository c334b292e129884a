/** The template of mail that stays on this computer and has a target of its own: the inbox shows the name behind it. */
export const localTarget = (target: string): string => `target:${target}`;
