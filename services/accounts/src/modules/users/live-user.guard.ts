import { type Principal, UnauthorizedError } from '@declic/nest-kit';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { UsersRepository } from './users.repository';

/** Refuses the access token of a deleted account, which is valid by itself for up to fifteen minutes more. */
@Injectable()
export class LiveUserGuard implements CanActivate {
  constructor(private readonly users: UsersRepository) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { user } = context.switchToHttp().getRequest<{ user?: Principal }>();
    if (user && !(await this.users.exists(user.id))) throw new UnauthorizedError();
    return true;
  }
}
