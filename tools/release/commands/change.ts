import { changeCommands } from '../change-commands.ts';
import { report } from '../run-command.ts';

/** `npm run release:<command> …`: one change of what visitors get. */
const [id = '', ...args] = process.argv.slice(2);
const command = changeCommands.get(id);
if (!command) throw new Error(`Usage: node ${process.argv[1]} <${[...changeCommands.keys()].join('|')}> …`);
await report(() => command({ as: `npm run release:${id}`, args }));
