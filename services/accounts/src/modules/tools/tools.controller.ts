import { Op } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import { type ToolPricing, ToolsRepository } from './tools.repository';

@Controller()
export class ToolsController {
  constructor(private readonly tools: ToolsRepository) {}

  @Op('getToolPricing')
  pricing(): Promise<ToolPricing[]> {
    return this.tools.list();
  }
}
