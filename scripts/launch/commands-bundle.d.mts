export function commandsBundle(): string | undefined;
