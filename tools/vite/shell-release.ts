import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { SHELL } from '../../libs/remote-kit/src/contract/index.ts';
import { frontOffer } from './front-offer.ts';
import { writeApiContract } from './write-api-contract.ts';
import { listOnDemandFiles, onDemandFiles } from './on-demand-files.ts';
import { writeRelease } from './write-release.ts';

export interface ShellDeclaration {
  owner: string;
  title: string;
}

/** Writes `dist/release.json` of the shell: its files, and what this build offers to remotes. */
export function shellRelease(declared: ShellDeclaration): Plugin[] {
  const front = frontOffer();
  let root: string;
  const release: Plugin = {
    name: 'declic:shell-release',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler(output, bundle) {
        const folder = resolve(root, output.dir ?? 'dist');
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        writeRelease(folder, {
          kind: 'shell',
          name: SHELL,
          ...declared,
          entry: 'index.html',
          offer: front.api.offer(),
          onDemand: onDemandFiles(chunks),
          operations: writeApiContract(folder, chunks),
        });
      },
    },
  };
  return [front, listOnDemandFiles(), release];
}
