import type { FieldError } from '@declic/nest-kit';
import {
  isHtmlArea,
  LARGEST_PAGE_FILE_BYTES,
  LARGEST_PROGRAM_BYTES,
  manifestFaults,
  matchArea,
  toPagePath,
} from '@declic/remote-kit/contract';
import type { Actor } from '../../pipeline/actor';
import { isRemote, type Manifest, type RemoteManifest } from '../../pipeline/manifest';

/** What the schema cannot say: that the manifest agrees with itself, and that the shell can use it. */
export function releaseFaults(manifest: Manifest): FieldError[] {
  const listed = new Set(manifest.files.map(({ path }) => path));
  const unlisted = (path: string) => !listed.has(path);
  return [
    ...[manifest.entry].filter(unlisted).map((path) => fault('entry', `${path} is not among the files`)),
    ...(isRemote(manifest) ? remoteFaults(manifest, unlisted) : []),
  ];
}

/** What a team says of itself: `Flow team` and `flow` are the team whose token is called `flow`. Operators release for all teams. */
export function ownerFaults({ name, operator }: Actor, { owner }: Manifest): FieldError[] {
  if (operator || teamOf(owner) === name) return [];
  return [fault('owner', `${owner} is not the team of this token, which is ${name}`)];
}

function teamOf(owner: string): string {
  const words = owner.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return (words.at(-1) === 'team' ? words.slice(0, -1) : words).join('-');
}

function remoteFaults(manifest: RemoteManifest, unlisted: (path: string) => boolean): FieldError[] {
  const { name, owner, title, areas, nav, needs, preload, pages = {} } = manifest;
  const isUnknown = (wanted: string) => unlisted(wanted) && !Object.hasOwn(needs.exports, wanted);
  return [
    ...manifestFaults({ id: name, owner, title, areas, nav }).map((message) => fault('', message)),
    ...Object.entries(preload).flatMap(([route, paths]) =>
      paths.filter(isUnknown).map((path) => fault(`preload.${route}`, `${path} is not among the files`)),
    ),
    ...Object.entries(pages).flatMap(([page, path]) => pageFaults(manifest, page, path)),
    ...liveFaults(manifest),
  ];
}

/** A page whose HTML is the same for all visitors, signed in or not. */
function pageFaults({ areas, files }: RemoteManifest, page: string, path: string): FieldError[] {
  const file = files.find((it) => it.path === path);
  const { area } = matchArea([{ areas }], page) ?? {};
  return [
    ...(file ? [] : [`${path} is not among the files`]),
    ...(file && file.bytes > LARGEST_PAGE_FILE_BYTES ? [`${path} has more than ${LARGEST_PAGE_FILE_BYTES} bytes`] : []),
    ...(toPagePath(page) === page ? [] : ['the path of a page has no slash at its end']),
    ...(area && isHtmlArea(area) ? [] : ['the page is in no area of the remote with layout site and access public']),
  ].map((message) => fault(`pages.${page}`, message));
}

/** What the edge runs to render pages whose HTML is the same for all visitors, signed in or not. */
function liveFaults({ areas, files, livePages, preload }: RemoteManifest): FieldError[] {
  if (!livePages) return [];
  const { program, paths } = livePages;
  const file = files.find(({ path }) => path === program);
  const isOutside = (path: string) => {
    const { area } = matchArea([{ areas }], path) ?? {};
    return !area || !isHtmlArea(area) || !Object.hasOwn(preload, path);
  };
  return [
    ...(file ? [] : [`${program} is not among the files`]),
    ...(file && file.bytes > LARGEST_PROGRAM_BYTES ? [`${program} has more than ${LARGEST_PROGRAM_BYTES} bytes`] : []),
    ...paths
      .filter(isOutside)
      .map((path) => `${path} is no route of the remote in an area with layout site and access public`),
  ].map((message) => fault('livePages', message));
}

function fault(field: string, message: string): FieldError {
  return { in: 'body', field: field ? `manifest.${field}` : 'manifest', message };
}
