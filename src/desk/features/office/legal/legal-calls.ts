import { resourceCalls } from '#domain/contract/resources/calls.ts';
import { legalTextFields } from '#domain/contract/resources/legal-texts.ts';

export const legalCalls = resourceCalls('legal-texts', legalTextFields);
