import type { Plugin, Rolldown } from 'vite';

export interface WholeGraphOptions {
  /** The module from which all others are reached. */
  exposed: string;
  /** As the federation plugin's `moduleParseIdleTimeout`. */
  idleSeconds: number;
}

/**
 * Makes the federation plugin wait for the whole module graph before it decides which names of the shared packages a remote
 * uses. By itself it forgets modules that Rolldown has announced but not begun to load, takes the graph for complete after
 * 10 ms of silence, and on a busy machine leaves out exports that are needed ("… is not exported by …loadShare…").
 *
 * When no module is read for `idleSeconds`, the plugin decides without those that are missing, and only warns: the build would be
 * another version of the same sources. Such a build fails.
 */
export function waitingForWholeGraph(plugins: Plugin[], { exposed, idleSeconds }: WholeGraphOptions): Plugin[] {
  const parseStart = plugins.find(({ name }) => name === 'parseStart');
  const expect = parseStart?.load;
  if (typeof expect !== 'function')
    throw new Error('The federation plugin has changed: see tools/vite/remote/whole-graph.ts.');
  const progress = new ParseProgress(exposed, idleSeconds);

  return [
    {
      name: 'declic:whole-graph',
      apply: 'build',
      // Before the plugin's own hooks: what it waits for is complete when it counts, and its timer never fires before ours.
      enforce: 'pre',
      buildStart: () => progress.start(),
      load(id) {
        if (isSourceFile(id)) progress.restartTimer();
      },
      moduleParsed(module: Rolldown.ModuleInfo) {
        const announced = [...module.importedIds, ...module.dynamicallyImportedIds].filter(isSourceFile);
        progress.note(module.id, announced);
        for (const id of announced) void expect.call(this, id); // its hook only notes the id
      },
      buildEnd(error) {
        const missing = progress.stop();
        // A module with an error never comes, and its own message is the better one.
        if (missing && !error) this.error(incomplete(missing, idleSeconds));
      },
    },
    ...plugins,
  ];
}

/** Which modules are known and not parsed yet, and whether there was no progress for too long. */
class ParseProgress {
  readonly #exposed: string;
  readonly #idleMs: number;
  #pending = new Set<string>();
  #parsed = new Set<string>();
  #missing: readonly string[] | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(exposed: string, idleSeconds: number) {
    this.#exposed = exposed;
    this.#idleMs = idleSeconds * 1_000;
  }

  start(): void {
    this.#pending = new Set([this.#exposed]);
    this.#parsed = new Set();
    this.#missing = undefined;
    this.restartTimer();
  }

  /** On the events on which the federation plugin restarts its own, and on no other. */
  restartTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#missing ??= [...this.#pending]), this.#idleMs);
  }

  note(parsed: string, announced: readonly string[]): void {
    this.restartTimer();
    this.#parsed.add(parsed);
    this.#pending.delete(parsed);
    for (const id of announced) if (!this.#parsed.has(id)) this.#pending.add(id);
  }

  /** What was missing when the plugin ceased to wait. Undefined when it had no reason to. */
  stop(): readonly string[] | undefined {
    clearTimeout(this.#timer);
    return this.#missing;
  }
}

function incomplete(missing: readonly string[], idleSeconds: number): string {
  return [
    `No module was read for ${idleSeconds} s, so the names that this remote takes from the shell are not known. Build it again on a machine with less load.`,
    ...(missing.length > 0 ? ['Modules that were not read:', ...missing.slice(0, 20)] : []),
  ].join('\n');
}

/** Files only: the plugin's own virtual modules wait for the very decision that this is about. */
function isSourceFile(id: string): boolean {
  return id.startsWith('/') && !id.includes('\0') && !/__mf__|__loadShare__|virtual:mf/.test(id);
}
