import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface TeamToken {
  readonly token: string;
  readonly deployables: readonly string[];
  readonly operator?: true;
}

/** As the registry reads them from RELEASE_TOKENS. */
export type TeamTokens = Readonly<Record<string, TeamToken>>;

const FILE = 'release-tokens.json';

/**
 * A token for each team that CODEOWNERS gives the folder of a remote or of the shell. The owners of everything else are operators.
 * Of several lines for one folder the last counts, as it does for reviews.
 */
export function teamTokens(codeowners: string, deriveToken: (team: string) => string): TeamTokens {
  const rules = codeowners
    .split('\n')
    .map((line) => /^(\*|\/(?:shell|mf-[a-z0-9-]+)\/)\s+@[\w-]+\/([a-z][a-z0-9-]*)/.exec(line))
    .flatMap((match) => (match?.[1] && match[2] ? [{ folder: match[1].replaceAll('/', ''), team: match[2] }] : []));
  const owners = new Map(rules.map(({ folder, team }) => [folder, team]));
  const operators = owners.get('*');
  const teams = [...new Set(owners.values())];
  return Object.fromEntries(
    teams.map((team) => [
      team,
      {
        token: deriveToken(team),
        deployables: [...owners].filter(([, owner]) => owner === team).map(([folder]) => folder),
        ...(team === operators && { operator: true as const }),
      },
    ]),
  );
}

/** For the commands of this machine, which act as the team that owns what they change. */
export function keepTeamTokens(dataDir: string, tokens: TeamTokens): void {
  const file = join(dataDir, FILE);
  writeFileSync(file, `${JSON.stringify(tokens, null, 2)}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}

/** The token of the team that owns a deployable; undefined when no team was known to the stack when it started. */
export function keptTeamToken(dataDir: string, name: string): string | undefined {
  try {
    const tokens = JSON.parse(readFileSync(join(dataDir, FILE), 'utf8')) as TeamTokens; // written by `keepTeamTokens`
    return Object.values(tokens).find(({ deployables }) => deployables.includes(name))?.token;
  } catch {
    return undefined; // a stack of before, or none
  }
}
