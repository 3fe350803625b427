import { hash } from '@node-rs/argon2';
import { PasswordHasher } from '../modules/passwords/password-hasher';

const COST = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** As in the service, in a hundredth of the time. Tests of the hash itself and of the time of an answer take the real one. */
export class QuickPasswordHasher extends PasswordHasher {
  override hash(password: string): Promise<string> {
    return hash(password, COST);
  }
}
