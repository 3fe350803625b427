import { Controller } from '@nestjs/common';
import { CurrentUser, Op, type Principal, UnauthorizedError } from '@declic/nest-kit';
import { UsersRepository } from './users.repository';

@Controller()
export class UsersController {
  constructor(private readonly users: UsersRepository) {}

  @Op('getCurrentUser')
  async current(@CurrentUser() { id }: Principal) {
    const user = await this.users.findById(id);
    if (!user) throw new UnauthorizedError();
    return { id: user.id, email: user.email };
  }
}
