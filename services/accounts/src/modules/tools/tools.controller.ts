import { Op, type OpOutput } from '@declic/nest-kit';
import { Controller } from '@nestjs/common';
import type { ToolPricingEntity } from './tool-pricing.entity';
import { ToolsRepository } from './tools.repository';

@Controller()
export class ToolsController {
  constructor(private readonly tools: ToolsRepository) {}

  @Op('getToolPricing')
  async pricing(): Promise<OpOutput<'getToolPricing'>> {
    return (await this.tools.list()).map(toToolPricing);
  }
}

function toToolPricing(tool: ToolPricingEntity): OpOutput<'getToolPricing'>[number] {
  return {
    tool_slug: tool.toolSlug,
    display_name: tool.displayName,
    description: tool.description,
    icon: tool.icon,
    credit_cost: tool.creditCost,
    tool_type: tool.toolType,
  };
}
