import fs from 'node:fs';

/**
 * Fills a folder beside `out` and puts it in its place when all went well. A failure, or a process that dies half way,
 * leaves `out` as it was.
 */
export async function writeBeside(out: string, fill: (dir: string) => Promise<void>): Promise<void> {
  const next = `${out}.next-${process.pid}`;
  const previous = `${out}.previous-${process.pid}`;
  fs.rmSync(next, { recursive: true, force: true });
  fs.mkdirSync(next, { recursive: true });
  try {
    await fill(next);
    if (fs.existsSync(out)) fs.renameSync(out, previous);
    fs.renameSync(next, out);
  } catch (error) {
    if (!fs.existsSync(out) && fs.existsSync(previous)) fs.renameSync(previous, out);
    throw error;
  } finally {
    fs.rmSync(next, { recursive: true, force: true });
    fs.rmSync(previous, { recursive: true, force: true });
  }
}
