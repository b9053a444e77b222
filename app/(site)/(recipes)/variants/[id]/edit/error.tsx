"use client";

import { LoadFailure } from "@/components/variants/load-failure";

export default LoadFailure;
