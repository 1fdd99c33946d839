import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { buildFolder, containerName, readAssets, readRegistry } from '@tabi/releases';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

/**
 * Serves a remote's current build from this checkout, for the site of another one that names it in
 * `?remote-override=mf-blog@http://localhost:4103`. `/build.json` says which build that is, anew for every page.
 * @param build another than the current one
 */
export function serveRemote(name: string, releases: string, port: number, build?: string): Server {
  const current = () => {
    const buildId = build ?? readRegistry(releases).apps[name]?.current ?? '';
    return { buildId, folder: buildFolder(releases, name, buildId) };
  };
  const describe = () => {
    const { buildId, folder } = current();
    const { styles } = readAssets(folder);
    return JSON.stringify({ container: containerName(name, buildId), styles });
  };
  return createServer((request, response) => {
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
    const { pathname } = new URL(request.url ?? '/', 'http://remote');
    if (pathname === '/build.json') {
      response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(describe());
      return;
    }
    const browser = join(current().folder, 'browser');
    // What is named by its digest is asked for beside the builds, as at a site.
    const file = normalize(join(browser, pathname.replace(/^\/by-content\//, '/')));
    if (!file.startsWith(browser + sep) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404, headers).end('No such file in this build.');
      return;
    }
    response.writeHead(200, { ...headers, 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  }).listen(port, 'localhost');
}
