import type { OpOutput } from '@declic/nest-kit';
import type { ToolPricingEntity } from './tool-pricing.entity';

export function toToolPricing(tool: ToolPricingEntity): OpOutput<'getToolPricing'>[number] {
  return {
    tool_slug: tool.toolSlug,
    display_name: tool.displayName,
    description: tool.description,
    icon: tool.icon,
    credit_cost: tool.creditCost,
    tool_type: tool.toolType,
  };
}
