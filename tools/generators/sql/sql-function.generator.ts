import type { Tree } from '@nx/devkit';
import { CliError } from '../../database/cli-error.ts';
import { sayNext } from '../shared/say-next.ts';
import { assertService } from '../shared/assert-service.ts';

export interface SqlFunctionOptions {
  readonly service: string;
  /** With `_v1` at its end when other services call it. */
  readonly name: string;
}

const NAME = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

/** Writes `functions/<name>.sql`: one that ends with `_v<n>` is for other services, and stands in the schema for those. */
export async function sqlFunctionGenerator(tree: Tree, { service, name }: SqlFunctionOptions): Promise<() => void> {
  assertService(service);
  if (!NAME.test(name))
    throw new CliError(`"${name}" cannot be the name of a function: use lower-case words joined by _.`);
  const file = `services/${service}/src/database/functions/${name}.sql`;
  if (tree.exists(file))
    throw new CliError(`${file} is there already: a changed signature needs another name or version.`);
  const isOffered = /_v\d+$/.test(name);
  tree.write(file, renderFunction(isOffered ? `${service}_api.${name}` : name, service));
  return () =>
    sayNext(
      `Give ${file} its arguments, result and query; \`language plpgsql … as $$ … $$\` where one query is not enough.`,
      isOffered
        ? 'Name the logins that call it in its grant, and call it with callOtherService.'
        : 'It may be run by the service; take the grant away where only other functions call it.',
      `Check it with npx nx lint service-${service} and npx nx test tools.`,
    );
}

function renderFunction(name: string, service: string): string {
  return `create or replace function ${name}(p_user uuid)
returns bigint
language sql stable security definer
begin atomic
  select 0::bigint where p_user is not null;
end;

grant execute on function ${name} to ${service}_app;
`;
}
