import { Op, type OpOutput } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { toToolPricing } from './to-tool-pricing';
import { ToolsRepository } from './tools.repository';

@Controller()
export class ToolsController {
  constructor(private readonly tools: ToolsRepository) {}

  @Op('getToolPricing')
  async pricing(): Promise<OpOutput<'getToolPricing'>> {
    return (await this.tools.list()).map(toToolPricing);
  }
}
