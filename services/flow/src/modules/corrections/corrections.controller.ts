import { CurrentUser, Input, Op, type OpInput, type Principal } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { toStrategy } from '../strategies/to-strategy';
import { CorrectionsService } from './corrections.service';

@Controller()
export class CorrectionsController {
  constructor(private readonly corrections: CorrectionsService) {}

  @Op('addStrategyLine')
  async add(@Input() { path, body }: OpInput<'addStrategyLine'>, @CurrentUser() user: Principal) {
    return toStrategy(await this.corrections.add(user.id, path.id, body.part, body.text));
  }

  @Op('changeStrategyLine')
  async change(@Input() { path, body }: OpInput<'changeStrategyLine'>, @CurrentUser() user: Principal) {
    const line = { userId: user.id, strategyId: path.id, lineId: path.line_id };
    return toStrategy(await this.corrections.change(line, body.text));
  }

  @Op('removeStrategyLine')
  async remove(@Input() { path }: OpInput<'removeStrategyLine'>, @CurrentUser() user: Principal) {
    const line = { userId: user.id, strategyId: path.id, lineId: path.line_id };
    return toStrategy(await this.corrections.remove(line));
  }
}
