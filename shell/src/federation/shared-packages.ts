import * as React from 'react';
import * as JsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as designSystem from '@declic/design-system';
import * as remoteKit from '@declic/remote-kit';
import * as session from '@declic/session';

const offered = __OFFERED_VERSIONS__;
// What a remote needs is checked by the loader before any of its code runs, so nothing is refused here.
const shareConfig = { singleton: true, requiredVersion: '*' } as const;

/** What exists once in the page, for the shell and all remotes. Heavy entries are fetched when a remote first asks. */
export const sharedPackages = {
  react: present(React.version, React),
  'react/jsx-runtime': present(React.version, JsxRuntime),
  'react-dom': present(React.version, ReactDom),
  '@declic/remote-kit': present(offered.remoteKit, remoteKit),
  '@declic/session': present(offered.session, session),
  '@declic/design-system': present(offered.designSystem, designSystem),
  '@declic/design-system/chart': onDemand(offered.designSystem, () => import('@declic/design-system/chart')),
  '@declic/design-system/dialog': onDemand(offered.designSystem, () => import('@declic/design-system/dialog')),
  '@declic/design-system/range-picker': onDemand(
    offered.designSystem,
    () => import('@declic/design-system/range-picker'),
  ),
  '@declic/design-system/select': onDemand(offered.designSystem, () => import('@declic/design-system/select')),
  '@declic/design-system/table': onDemand(offered.designSystem, () => import('@declic/design-system/table')),
  '@declic/design-system/tabs': onDemand(offered.designSystem, () => import('@declic/design-system/tabs')),
  '@declic/design-system/toast': onDemand(offered.designSystem, () => import('@declic/design-system/toast')),
};

function present(version: string, library: object) {
  return { version, lib: () => library, shareConfig };
}

function onDemand(version: string, load: () => Promise<object>) {
  return { version, get: () => load().then((library) => () => library), shareConfig };
}
