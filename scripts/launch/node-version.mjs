// JavaScript, because it is asked before TypeScript can be run, and without anything that an old Node lacks.

/** What is said on a Node that Vite does not run on, or undefined: it needs what Node 22 has since 22.12. */
export function nodeRefusal(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return undefined;
  return `Pagewright needs Node.js 20.19, or 22.12 and newer, and this is ${version}. Install a newer one from https://nodejs.org, then run the command again.`;
}
