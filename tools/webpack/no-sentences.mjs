/** Stands in for what the federation runtime says of its errors beside their numbers. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
