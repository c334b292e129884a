// JavaScript without anything that an old Node lacks: it runs before TypeScript can be run.

/**
 * The message for a version of Node that Vite does not support; undefined for a supported one.
 * @param {string} version such as "22.12.0"
 */
export function unsupportedNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return undefined;
  return `Pagewright needs Node.js 20.19, or 22.12 and newer, and this is ${version}. Install a newer one from https://nodejs.org, then run the command again.`;
}
