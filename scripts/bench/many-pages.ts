import fs from 'node:fs';
import path from 'node:path';

/** Writes a root folder with a given number of pages: the project's own site, and copies of its service pages with titles of their own. */
export function manyPages(root: string, project: string, count: number): string {
  fs.cpSync(path.join(project, 'pages'), path.join(root, 'pages'), { recursive: true });
  fs.cpSync(path.join(project, 'public'), path.join(root, 'public'), { recursive: true });
  const own = fs.readdirSync(path.join(root, 'pages'), { recursive: true }).length;
  const models = fs.readdirSync(path.join(project, 'pages/services')).filter((file) => file !== 'index.json');
  for (let number = 0; number < count - own; number++) {
    const model = models[number % models.length] ?? '';
    const page = JSON.parse(fs.readFileSync(path.join(project, 'pages/services', model), 'utf8')) as { title: string };
    page.title = `${page.title} ${number}`;
    // Folders of 200: nobody keeps thousands of pages in one.
    const file = path.join(root, 'pages', `copies-${Math.floor(number / 200)}`, `page-${number}.json`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `${JSON.stringify(page, null, 2)}\n`);
  }
  return root;
}
