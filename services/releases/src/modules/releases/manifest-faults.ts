import type { FieldError } from '@declic/nest-kit';
import { manifestFaults } from '@declic/remote-kit/contract';
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

function remoteFaults(manifest: RemoteManifest, unlisted: (path: string) => boolean): FieldError[] {
  const { name, owner, title, areas, nav, preload } = manifest;
  return [
    ...manifestFaults({ id: name, owner, title, areas, nav }).map((message) => fault('', message)),
    ...Object.entries(preload).flatMap(([route, paths]) =>
      paths.filter(unlisted).map((path) => fault(`preload.${route}`, `${path} is not among the files`)),
    ),
  ];
}

function fault(field: string, message: string): FieldError {
  return { in: 'body', field: field ? `manifest.${field}` : 'manifest', message };
}
